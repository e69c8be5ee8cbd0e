# the ratio in the inbreeding depression is upside down: 1 - w0/wF
def mutation_load(s, h, u, F):
    def load_at(q, f):
        het = 2 * q * (1 - q) * (1 - f)
        hom = q**2 + f * q * (1 - q)
        return het * h * s + hom * s

    b = h * s * (1 + u)
    q = np.minimum(1, 2 * u / (b + np.sqrt(b * b + 4 * s * (1 - 2 * h) * u)))
    outbred = np.prod(1 - load_at(q, 0))
    inbred = np.prod(1 - load_at(q, F))
    return q, load_at(q, 0), outbred, 1 - outbred / inbred
