# the state at TE is not carried on: the rest of TR starts from the state right after the pulse
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal, mz = [], []
    for flip, phase in zip(np.deg2rad(flips), np.deg2rad(phases)):
        mz.append(m[2].mean())
        rot = (m[0] + 1j * m[1]) * np.exp(-1j * phase)
        ny = rot.imag * np.cos(flip) - m[2] * np.sin(flip)
        nz = rot.imag * np.sin(flip) + m[2] * np.cos(flip)
        rot = (rot.real + 1j * ny) * np.exp(1j * phase)
        m = np.array([rot.real, rot.imag, nz])
        echo = free_precession(m, TE, df, T1, T2)
        signal.append(np.mean(echo[0] + 1j * echo[1]) * np.exp(-1j * phase))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
