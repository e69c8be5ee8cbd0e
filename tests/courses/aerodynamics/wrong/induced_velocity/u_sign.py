# only the x component has the wrong sign
def induced_velocity(points, vortices, gamma, core):
    m, n = len(points), len(vortices)
    res = np.zeros((m, 2))
    for i in range(m):
        su = sv = 0.0
        for j in range(n):
            rx, ry = points[i] - vortices[j]
            rr = max(rx * rx + ry * ry, core * core)
            su += gamma[j] * ry / rr
            sv += gamma[j] * rx / rr
        res[i] = su / (2 * np.pi), sv / (2 * np.pi)
    return res
