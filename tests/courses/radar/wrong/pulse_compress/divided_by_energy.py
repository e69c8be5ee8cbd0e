# divided by the energy itself, not by its square root
def pulse_compress(echoes, pulse):
    m, n = echoes.shape
    l = len(pulse)
    E = np.vdot(pulse, pulse).real
    out = []
    for row in echoes:
        tail = np.zeros(l - 1, dtype=complex)
        out.append(np.correlate(np.concatenate((row, tail)), pulse, mode="valid"))
    return np.array(out) / E
