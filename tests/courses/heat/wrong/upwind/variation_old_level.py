# what: variation taken of the initial values each time
def upwind(u0, v, dx, dt, steps):
    n = len(u0)
    u = u0.copy()

    def tv(w):
        return sum(abs(w[(i + 1) % n] - w[i]) for i in range(n))

    variation = np.zeros(steps + 1)
    variation[0] = tv(u)
    for k in range(steps):
        new = np.zeros(n)
        for i in range(n):
            if v[i] > 0:
                slope = (u[i] - u[i - 1]) / dx
            else:
                slope = (u[(i + 1) % n] - u[i]) / dx
            new[i] = u[i] - dt * v[i] * slope
        u = new
        variation[k + 1] = tv(u0)
    return {"u": u, "variation": variation}
