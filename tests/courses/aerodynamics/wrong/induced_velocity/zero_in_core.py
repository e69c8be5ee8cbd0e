# inside the core the velocity is zero instead of that of a solid body
def induced_velocity(points, vortices, gamma, core):
    V = np.zeros_like(points)
    for i, (x, y) in enumerate(points):
        for (a, b), g in zip(vortices, gamma):
            r2 = (x - a) ** 2 + (y - b) ** 2
            if r2 < core**2:
                continue
            V[i, 0] += -g * (y - b) / (2 * np.pi * r2)
            V[i, 1] += g * (x - a) / (2 * np.pi * r2)
    return V
