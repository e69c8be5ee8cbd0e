# the diffusivity is computed once, from the temperature of the first step
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    D = D0 * np.exp(-Q / R_GAS / T[0])
    c = c0.copy()
    history, gained, case = [], [], []
    total = 0
    for cs in c_surface:
        c[0] = cs
        grad = np.diff(c) / dx
        flux = -D * grad
        new = c.copy()
        new[1:-1] = c[1:-1] - dt * np.diff(flux) / dx
        new[-1] = c[-1] + dt * flux[-1] / (0.5 * dx)
        c = new
        total += flux[0] * dt
        history.append(c)
        gained.append(total)
        j = int(np.argmax(c < c_case))
        case.append(0.0 if j == 0 else dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j])))
    return np.array(history).T, np.array(gained), np.array(case)
