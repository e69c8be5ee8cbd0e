# the distance from the Earth's centre is compared with the radius, instead of that from the axis, so nothing is ever dark
def eclipse_power(pos, sun, dt, panel, load, capacity):
    sun_hat = sun / np.linalg.norm(sun)
    side = sun_hat @ pos
    height = np.linalg.norm(pos, axis=0)
    dark = (side < 0) & (height < R_EARTH)
    charge = np.zeros(dark.size + 1)
    charge[0] = capacity
    longest = run = 0
    for j in range(dark.size):
        run = run + 1 if dark[j] else 0
        longest = max(longest, run)
        gain = -load if dark[j] else panel - load
        charge[j + 1] = min(max(charge[j] + gain * dt / 3600, 0), capacity)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
