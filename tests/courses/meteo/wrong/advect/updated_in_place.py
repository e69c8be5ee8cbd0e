# overwrote the tracer point by point instead of taking all neighbors from the old step
def advect(q, u, K, dx, dt, steps):
    n = len(q)
    c = q.copy()
    out = [c.copy()]
    for _ in range(steps):
        for i in range(n):
            l = c[i - 1]
            r = c[(i + 1) % n]
            if u[i] > 0:
                adv = u[i] * (c[i] - l) / dx
            else:
                adv = u[i] * (r - c[i]) / dx
            c[i] = c[i] + dt * (-adv + K * (r - 2 * c[i] + l) / dx**2)
        out.append(c.copy())
    return np.array(out).T
