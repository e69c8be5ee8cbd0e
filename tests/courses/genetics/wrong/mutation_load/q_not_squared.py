# homozygotes have the frequency q instead of q^2, in both loads
def mutation_load(s, h, u, F):
    m = len(s)
    q = np.zeros(m)
    load = np.zeros(m)
    fitness, inbred = 1.0, 1.0
    for i in range(m):
        a = s[i] * (1 - 2 * h[i])
        b = h[i] * s[i] * (1 + u[i])
        q[i] = u[i] / b if h[i] == 0.5 else (-b + np.sqrt(b**2 + 4 * a * u[i])) / (2 * a)
        q[i] = min(q[i], 1)
        het = 2 * q[i] * (1 - q[i])
        load[i] = het * h[i] * s[i] + q[i] * s[i]
        fitness *= 1 - load[i]
        inbred *= 1 - het * (1 - F) * h[i] * s[i] - (q[i] + F * het / 2) * s[i]
    return q, load, fitness, 1 - inbred / fitness
