# what: diagonal 1 - r instead of 1 - 2r
def heat_explicit(u0, source, alpha, dx, dt, left, slope):
    n, steps = len(u0), len(left)
    r = alpha * dt / dx**2
    A = np.eye(n) * (1 - r) + r * np.eye(n, k=1) + r * np.eye(n, k=-1)
    A[-1, -2] = 2 * r
    b = dt * source
    b[-1] += 2 * r * dx * slope
    out = np.zeros((n, steps + 1))
    out[:, 0] = u0
    for k in range(1, steps + 1):
        out[:, k] = A @ out[:, k - 1] + b
        out[0, k] = left[k - 1]
    return out
