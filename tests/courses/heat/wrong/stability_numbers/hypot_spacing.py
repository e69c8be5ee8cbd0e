# what: 1/dx^2 + 1/dy^2 written as 1/(dx^2 + dy^2)
def stability_numbers(alpha, vx, vy, dx, dy, dt, safety):
    a_max = 0.0
    vx_max = 0.0
    vy_max = 0.0
    m, n = alpha.shape
    for i in range(m):
        for j in range(n):
            a_max = max(a_max, alpha[i, j])
            vx_max = max(vx_max, abs(vx[i, j]))
            vy_max = max(vy_max, abs(vy[i, j]))
    weight = 1 / (dx**2 + dy**2)
    r = a_max * weight * dt
    courant = (vx_max / dx + vy_max / dy) * dt
    limits = [0.5 / (a_max * weight), 1.0 / (vx_max / dx + vy_max / dy)]
    dt_max = safety * np.min(limits)
    return r, courant, dt_max
