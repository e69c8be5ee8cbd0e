# unvoiced frames get a pitch too: the threshold is not looked at (frames of zeros are still skipped)
def track_pitch(frames, sr, fmin, fmax, threshold):
    n_frames, n = frames.shape
    s_lag, l_lag = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch = np.zeros(n_frames)
    strength = np.zeros(n_frames)
    for k in range(n_frames):
        sig = frames[k] - frames[k].mean()
        energy = sig @ sig
        if not frames[k].any():
            continue
        ac = np.array([sig[:n - l] @ sig[l:] for l in range(l_lag + 2)]) / energy
        lag = s_lag + ac[s_lag:l_lag + 1].argmax()
        strength[k] = ac[lag]
        corr = 0.0
        if ac[lag] > ac[lag - 1] and ac[lag] > ac[lag + 1]:
            corr = 0.5 * (ac[lag - 1] - ac[lag + 1]) / (ac[lag - 1] - 2 * ac[lag] + ac[lag + 1])
        pitch[k] = sr / (lag + corr)
    return pitch, strength
