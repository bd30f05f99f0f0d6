//! Enumerations that know all their variants and the names of these in files and commands.

/// Declares an enum with the list of all its variants; where each is given a name, also what
/// leads from one to the other.
///
/// Written by hand, a list would be complete only until a variant is added: the compiler
/// checks a `match`, but not an array. Here a variant is written once.
#[macro_export]
macro_rules! listed {
    (
        $(#[$about:meta])*
        $visible:vis enum $Type:ident {
            $($(#[$about_variant:meta])* $Variant:ident,)+
        }
    ) => {
        $(#[$about])*
        $visible enum $Type {
            $($(#[$about_variant])* $Variant,)+
        }

        impl $Type {
            /// All of them, in order.
            pub const ALL: [$Type; [$($Type::$Variant),+].len()] = [$($Type::$Variant),+];
        }
    };
    (
        $(#[$about:meta])*
        $visible:vis enum $Type:ident {
            $($(#[$about_variant:meta])* $Variant:ident = $name:literal,)+
        }
    ) => {
        $crate::listed! {
            $(#[$about])*
            $visible enum $Type {
                $($(#[$about_variant])* $Variant,)+
            }
        }

        impl $Type {
            /// The name used in files and on the command line.
            pub fn name(self) -> &'static str {
                match self {
                    $($Type::$Variant => $name,)+
                }
            }

            /// The one with this name.
            pub fn from_name(name: &str) -> Option<$Type> {
                match name {
                    $($name => Some($Type::$Variant),)+
                    _ => None,
                }
            }
        }
    };
}
