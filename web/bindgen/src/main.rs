//! Makes the JavaScript around a module: bindgen MODULE.wasm FOLDER NAME (web | no-modules)

use std::env;

use wasm_bindgen_cli_support::Bindgen;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder, name, target] = arguments.as_slice() else {
        panic!("bindgen MODULE.wasm FOLDER NAME (web | no-modules)");
    };
    let mut bindgen = Bindgen::new();
    let made = match target.as_str() {
        "web" => bindgen.web(true),
        "no-modules" => bindgen.no_modules(true),
        _ => panic!("unknown target: {target}"),
    };
    made.and_then(|bindgen| {
        bindgen.input_path(module).out_name(name).typescript(false).generate(folder)
    })
    .unwrap_or_else(|error| panic!("{module}: {error:#}"));
}
