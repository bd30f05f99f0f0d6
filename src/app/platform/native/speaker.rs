//! The loudspeaker of a computer. Tones are played beside the window: it never waits for them,
//! and where nothing can be heard, nothing happens.

use std::cell::OnceCell;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::app::platform::{Speaker, Tone};
#[cfg(any(windows, target_os = "macos"))]
use output::Device as Output;
#[cfg(all(unix, not(target_os = "macos")))]
use output::Pulse as Output;

/// How many tones may wait: more would only be heard too late.
const QUEUE: usize = 2;

/// Plays on the system's default output. Its thread starts with the first tone, so that a silent program has none.
#[derive(Default)]
struct Loudspeaker {
    queue: OnceCell<Option<SyncSender<Tone>>>,
}

impl Speaker for Loudspeaker {
    fn play(&self, tone: Tone) {
        if let Some(queue) = self.queue.get_or_init(start) {
            // When it is full, or the sound thread has ended, the tone is dropped.
            let _ = queue.try_send(tone);
        }
    }
}

pub fn speaker() -> Box<dyn Speaker> {
    Box::new(Loudspeaker::default())
}

fn start() -> Option<SyncSender<Tone>> {
    let (queue, tones) = sync_channel(QUEUE);
    let named = std::thread::Builder::new().name("speaker".to_owned());
    let started = named.spawn(move || play_all(&tones));
    started.ok().map(|_| queue)
}

fn play_all(tones: &Receiver<Tone>) {
    let mut output = Output::default();
    for tone in tones {
        // A tone that cannot be played is not missed: the next one tries anew.
        let _ = output.play(tone);
    }
}

/// Over the socket of `PulseAudio`, which `PipeWire` offers too. It needs no library of the system,
/// neither to build the program nor to run it.
#[cfg(all(unix, not(target_os = "macos")))]
mod output {
    use std::os::unix::net::UnixStream;

    use pulseaudio::protocol::{
        ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec,
    };
    use pulseaudio::{
        AsPlaybackSource, Client, ClientError, cookie_path_from_env, socket_path_from_env,
    };

    use crate::app::platform::Tone;

    const RATE: u32 = 44_100;
    const COOKIE: usize = 256;
    const SAMPLE: usize = size_of::<f32>();

    #[derive(Default)]
    pub struct Pulse {
        client: Option<Client>,
    }

    impl Pulse {
        pub fn play(&mut self, tone: Tone) -> Result<(), ClientError> {
            let client = match self.client.take() {
                Some(client) => client,
                None => connect()?,
            };
            pollster::block_on(play(&client, tone))?;
            // Only one that works is used again.
            self.client = Some(client);
            Ok(())
        }
    }

    fn connect() -> Result<Client, ClientError> {
        let path = socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
        let cookie = cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        // A client without a cookie still has to send one; the server then asks the system who it is.
        let cookie = cookie.unwrap_or_else(|| vec![0; COOKIE]);
        Client::new_unix(c"Saute-Dix", UnixStream::connect(path)?, Some(cookie))
    }

    async fn play(client: &Client, tone: Tone) -> Result<(), ClientError> {
        let samples = tone.samples(RATE).into_iter();
        let mut bytes = samples.flat_map(f32::to_le_bytes);
        let source = move |buffer: &mut [u8]| {
            let whole = buffer.len() / SAMPLE * SAMPLE;
            let places = buffer.iter_mut().take(whole);
            let filled = places.zip(&mut bytes).map(|(place, byte)| *place = byte);
            filled.count()
        };
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: 1,
                sample_rate: RATE,
            },
            channel_map: ChannelMap::mono(),
            cvolume: Some(ChannelVolume::norm(1)),
            sink_name: Some(DEFAULT_SINK.to_owned()),
            ..PlaybackStreamParams::default()
        };
        let source = source.as_playback_source();
        let stream = client.create_playback_stream(params, source).await?;
        stream.play_all().await
    }
}

#[cfg(any(windows, target_os = "macos"))]
mod output {
    use std::time::Duration;

    use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};

    use crate::app::platform::Tone;

    pub struct Device {
        host: cpal::Host,
    }

    impl Default for Device {
        fn default() -> Device {
            Device { host: cpal::default_host() }
        }
    }

    impl Device {
        pub fn play(&mut self, tone: Tone) -> Result<(), cpal::Error> {
            // Asked for every tone: in a class, loudspeakers are plugged in and out.
            let Some(device) = self.host.default_output_device() else {
                return Ok(());
            };
            let config = device.default_output_config()?.config();
            let channels = usize::from(config.channels).max(1);
            let mut samples = tone.samples(config.sample_rate).into_iter();
            let fill = move |buffer: &mut [f32], _: &cpal::OutputCallbackInfo| {
                for frame in buffer.chunks_mut(channels) {
                    frame.fill(samples.next().unwrap_or_default());
                }
            };
            // What goes wrong in the middle of a tone is heard, or rather not.
            let stream = device.build_output_stream(config, fill, |_| {}, None)?;
            stream.play()?;
            // A moment more, for what the system still holds back.
            let whole = Duration::from_secs_f64(tone.seconds()) + Duration::from_millis(150);
            std::thread::sleep(whole);
            Ok(())
        }
    }
}
