# under inbreeding the heterozygotes' frequency is not multiplied by 1 - F
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    q = np.zeros(s.shape)
    lin = h == 0.5
    q[lin] = u[lin] / b[lin]
    nl = ~lin
    q[nl] = (np.sqrt(b[nl] ** 2 + 4 * a[nl] * u[nl]) - b[nl]) / (2 * a[nl])
    q[q > 1] = 1
    het, hom = 2 * q * (1 - q), q**2
    load = het * h * s + hom * s
    hom_inbred = hom + F * q * (1 - q)
    load_inbred = het * h * s + hom_inbred * s
    fitness = (1 - load).prod()
    depression = 1 - (1 - load_inbred).prod() / fitness
    return q, load, fitness, depression
