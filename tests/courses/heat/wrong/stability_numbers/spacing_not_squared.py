# what: diffusion number divides by dx and dy, not by their squares
def stability_numbers(alpha, vx, vy, dx, dy, dt, safety):
    a = np.max(alpha)
    r = a * dt / dx + a * dt / dy
    cx = np.abs(vx).max() * dt / dx
    cy = np.abs(vy).max() * dt / dy
    courant = cx + cy
    dt_diff = 1 / (2 * a * (1 / dx**2 + 1 / dy**2))
    dt_adv = dt / courant
    dt_max = safety * min(dt_diff, dt_adv)
    return r, courant, dt_max
