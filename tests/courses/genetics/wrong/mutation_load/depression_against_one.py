# inbreeding depression is 1 - wF, compared with a population without harmful alleles, instead of 1 - wF/w0
def mutation_load(s, h, u, F):
    b = h * s * (1 + u)
    q = np.minimum(2 * u / (b + np.sqrt(b**2 + 4 * s * (1 - 2 * h) * u)), 1)
    aa, Aa = q**2, 2 * q * (1 - q)
    load = aa * s + Aa * h * s
    fitness = np.prod(1 - load)
    aa_F, Aa_F = aa + F * Aa / 2, Aa * (1 - F)
    w_F = np.prod(1 - (aa_F * s + Aa_F * h * s))
    return q, load, fitness, 1 - w_F
