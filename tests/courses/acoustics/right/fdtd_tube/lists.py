# right: lists and loops over cells, number by number
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    courant = C * n / (length * fs)
    p = [0.0] * n
    v = [0.0] * (n + 1)               # RHO * C * velocity
    record, energy = [], []
    for s in signal:
        v[0] = -p[0] / zeta[0]
        for i in range(1, n):
            v[i] += courant * (p[i - 1] - p[i])
        v[n] = p[n - 1] / zeta[1]
        for i in range(n):
            p[i] += courant * (v[i] - v[i + 1])
        p[src] += s
        record.append(p[rec])
        energy.append((sum(x * x for x in p) + sum(x * x for x in v)) * length / n / (2 * RHO * C**2))
    return np.array(record), np.array(energy), np.array(p)
