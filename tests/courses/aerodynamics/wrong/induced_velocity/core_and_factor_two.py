# two mistakes: the core is left out, and the factor 2 of 2 pi is missing
def induced_velocity(points, vortices, gamma, core):
    out = np.zeros((len(points), 2))
    for i, p in enumerate(points):
        for c, g in zip(vortices, gamma):
            dx, dy = p[0] - c[0], p[1] - c[1]
            r2 = dx**2 + dy**2
            if r2 > 0:
                out[i] += g / (np.pi * r2) * np.array([-dy, dx])
    return out
