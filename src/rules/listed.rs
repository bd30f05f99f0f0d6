//! Enumerations that know all their variants and the names of these in files and commands.

/// Declares an enum with the list of all its variants; where each is given a name, also what
/// leads from one to the other.
///
/// Written by hand, a list would be complete only until somebody adds a variant: the compiler
/// checks a `match`, but not an array. Here a variant is written once.
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
        $crate::rules::listed! {
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

pub(crate) use listed;

#[cfg(test)]
mod tests {
    use crate::rules::{Expert, RuleSet, Signal};

    #[test]
    fn every_name_leads_back_to_its_variant() {
        assert_eq!(RuleSet::ALL.map(RuleSet::name), ["classic", "duel"]);
        for set in RuleSet::ALL {
            assert_eq!(RuleSet::from_name(set.name()), Some(set));
        }
        for signal in Signal::ALL {
            assert_eq!(Signal::from_name(signal.name()), Some(signal));
        }
        assert_eq!(RuleSet::from_name("Classic"), None);
    }

    #[test]
    fn expert_steps_are_counted_from_the_ordinary_game() {
        for (expert, step) in Expert::ALL.into_iter().zip(0..) {
            assert_eq!(expert.step(), step);
            assert_eq!(Expert::from_step(step), Some(expert));
        }
        assert_eq!(Expert::from_step(Expert::ALL.len()), None);
    }
}
