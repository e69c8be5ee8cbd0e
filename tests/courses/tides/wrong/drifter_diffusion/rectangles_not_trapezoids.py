# summed rectangles from the left end instead of trapezoids
def drifter_diffusion(u, v, dt, max_lag):
    d, n = u.shape
    a = u - u.mean(1, keepdims=True)
    b = v - v.mean(1, keepdims=True)
    R = []
    for lag in range(max_lag + 1):
        s = 0.0
        for i in range(d):
            for t in range(n - lag):
                s += a[i, t] * a[i, t + lag] + b[i, t] * b[i, t + lag]
        R.append(s / (2 * d * (n - lag)))
    R = np.array(R)
    T = 0.0
    for lag in range(1, max_lag + 1):
        if R[lag] <= 0:
            break
        T += R[lag - 1] / R[0] * dt
    return {"R": R, "timescale": T, "K": R[0] * T}
