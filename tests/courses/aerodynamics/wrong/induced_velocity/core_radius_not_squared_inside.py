# inside the core the speed is gamma r / (2 pi core), with core instead of its square
def induced_velocity(points, vortices, gamma, core):
    def one(p, c, g):
        d = p - c
        r = np.sqrt(d @ d)
        if r == 0:
            return np.zeros(2)
        if r < core:
            s = g * r / (2 * np.pi * core)
        else:
            s = g / (2 * np.pi * r)
        return s * np.array([-d[1], d[0]]) / r

    return np.array([sum(one(p, c, g) for c, g in zip(vortices, gamma)) for p in points])
