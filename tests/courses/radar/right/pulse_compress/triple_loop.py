# three loops with a condition at the end of the record, the pulse normalized first
def pulse_compress(echoes, pulse):
    energy = 0.0
    for s in pulse:
        energy += s.real**2 + s.imag**2
    unit = pulse / energy**0.5
    rows, cols = echoes.shape
    out = np.zeros((rows, cols), dtype=complex)
    for i in range(rows):
        for j in range(cols):
            for k in range(len(unit)):
                if j + k < cols:
                    out[i, j] += unit[k].conjugate() * echoes[i, j + k]
    return out
