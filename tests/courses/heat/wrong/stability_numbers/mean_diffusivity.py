# what: the mean diffusivity counts instead of the largest
def stability_numbers(alpha, vx, vy, dx, dy, dt, safety):
    a = np.mean(alpha)
    r = a * dt / dx**2 + a * dt / dy**2
    cx = np.abs(vx).max() * dt / dx
    cy = np.abs(vy).max() * dt / dy
    courant = cx + cy
    dt_diff = 1 / (2 * a * (1 / dx**2 + 1 / dy**2))
    dt_adv = dt / courant
    dt_max = safety * min(dt_diff, dt_adv)
    return r, courant, dt_max
