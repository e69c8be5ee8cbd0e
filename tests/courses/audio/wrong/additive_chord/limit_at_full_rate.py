# left out the partials above the sampling rate instead of above half of it
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    k = np.arange(1, amps.size + 1)
    inharm = k * np.sqrt(1 + stretch * k**2)
    f = np.outer(f0, inharm)
    keep = (f < rate).astype(float)
    w = keep * amps
    w /= w.sum(axis=1)[:, np.newaxis]
    phase = 2 * np.pi * np.einsum("vk,n->vkn", f, np.arange(n)) / rate
    notes = np.einsum("vk,vkn->vn", w, np.sin(phase))
    th = np.pi / 4 * (1 + pan)
    stereo = np.vstack([np.cos(th).dot(notes), np.sin(th).dot(notes)])
    return stereo * adsr_envelope(n, *shape)
