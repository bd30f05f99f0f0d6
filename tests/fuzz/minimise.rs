//! Makes an input as short as it can be while it still does what it should not.

/// Leaves out ever smaller parts, as long as what is left still fails and there are tries left.
pub fn minimised(input: &[u8], mut tries: usize, fails: &mut dyn FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut input = input.to_vec();
    let mut part = input.len().div_ceil(2);
    while part > 0 {
        let mut at = 0;
        let mut shorter = false;
        while at < input.len() {
            if tries == 0 {
                return input;
            }
            tries -= 1;
            let end = (at + part).min(input.len());
            let without = [&input[..at], &input[end..]].concat();
            if fails(&without) {
                input = without;
                shorter = true;
            } else {
                at = end;
            }
        }
        // What did not fail without something may do so now that something else is gone.
        if !shorter || part > 1 {
            part /= 2;
        }
    }
    input
}
