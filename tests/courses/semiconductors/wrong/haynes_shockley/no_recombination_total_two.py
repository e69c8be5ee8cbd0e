# recombination is left out, and the total is the sum of the densities without the cell width
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    speed = mu * E
    D = KB * T * mu
    x = p0.copy()
    columns = [x]
    J = []
    totals = [x.sum()]
    for step in range(steps):
        nb = np.append(x[1:], 0.0)
        f = speed * x if speed >= 0 else speed * nb
        f = f - D * (nb - x) / dx
        J.append(Q * f[-1])
        gain = np.zeros_like(x)
        gain[1:] += f[:-1]
        gain -= f
        x = x + gain * dt / dx
        columns.append(x)
        totals.append(x.sum())
    return np.transpose(columns), np.array(J), np.array(totals)
