# what: divides by D n degrees of freedom: those of the centre of mass still count
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = np.empty((n, dim))
    for i in range(n):
        v[i] = noise[i] * np.sqrt(temperature / m[i])
    vcm = np.zeros(dim)
    for i in range(n):
        vcm += m[i] * v[i]
    vcm /= np.sum(m)
    v -= vcm
    twice_kinetic = 0
    for i in range(n):
        twice_kinetic += m[i] * np.sum(v[i] ** 2)
    drawn = twice_kinetic / (n * dim)
    return v * np.sqrt(temperature / drawn), drawn
