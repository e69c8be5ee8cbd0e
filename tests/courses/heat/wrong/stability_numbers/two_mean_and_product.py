# what: mean diffusivity, and advective limit forgotten
def stability_numbers(alpha, vx, vy, dx, dy, dt, safety):
    a = alpha.mean()
    r = a * dt / dx**2 + a * dt / dy**2
    cx = np.abs(vx).max() * dt / dx
    cy = np.abs(vy).max() * dt / dy
    courant = cx + cy
    dt_diff = 1 / (2 * a * (1 / dx**2 + 1 / dy**2))
    dt_adv = dt / courant
    dt_max = safety * dt_diff
    return r, courant, dt_max
