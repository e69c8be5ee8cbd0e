# the capacitor banks are added as conductances, without the j
def build_ybus(line_from, line_to, z, b, tap, bank):
    nb, nl = len(bank), len(z)
    out = np.zeros((nb, nb), dtype=complex)
    for e in range(nl):
        s, r = line_from[e], line_to[e]
        g = 1 / z[e]
        c = 0.5 * b[e] * 1j
        out[s, s] += (g + c) / tap[e] ** 2
        out[r, r] += g + c
        out[s, r] -= g / tap[e]
        out[r, s] -= g / tap[e]
    for i, cap in enumerate(bank):
        out[i, i] += cap
    return out
