# the discrete Fourier transform as the matrix, currents by a helper for each kind
def fault_study(kind, z, E, R):
    zero = np.zeros(len(E), dtype=complex)

    def double():
        zg = z[0] + 3 * R
        i1 = E / (z[1] + z[2] * zg / (z[2] + zg))
        i0 = -i1 * z[2] / (z[2] + zg)
        return [i0, i1, -i1 - i0]

    table = {
        "three-phase": lambda: [zero, E / (z[1] + R), zero],
        "line-ground": lambda: [E / (z.sum(axis=0) + 3 * R)] * 3,
        "line-line": lambda: [zero, E / (z[1] + z[2] + R), -E / (z[1] + z[2] + R)],
        "double-ground": double,
    }
    seq = np.array(table[kind]())
    volt = np.array([zero, E, zero]) - z * seq
    return {"I": np.fft.fft(seq, axis=0), "V": np.fft.fft(volt, axis=0), "ground": 3 * np.abs(seq[0])}
