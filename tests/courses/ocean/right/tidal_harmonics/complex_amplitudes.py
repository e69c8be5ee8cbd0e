def tidal_harmonics(t, eta, valid, omega):
    good = np.nonzero(valid)[0]
    c = len(omega)
    wave = np.exp(1j * t[good][:, None] * omega)
    D = np.column_stack([wave.real, wave.imag, np.ones(len(good))])
    x = np.linalg.pinv(D) @ eta[good]
    amp = x[:c] + 1j * x[c : 2 * c]
    fit = D @ x
    return {
        "explained": 1 - np.var(eta[good] - fit) / np.var(eta[good]),
        "phase": (np.angle(amp, deg=True) + 360) % 360,
        "amplitude": np.abs(amp),
        "mean": x[-1],
    }
