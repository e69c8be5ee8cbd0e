# the distance from the axis is not looked at: all of the night side counts as shadow
def eclipse_power(pos, sun, dt, panel, load, capacity):
    direction = sun / np.linalg.norm(sun)
    dark = np.einsum("i,in->n", direction, pos) < 0
    longest = 0
    count = 0
    charge = np.full(dark.size + 1, float(capacity))
    for i in range(dark.size):
        if dark[i]:
            count += 1
        else:
            count = 0
        longest = max(longest, count)
        net = (0.0 if dark[i] else panel) - load
        charge[i + 1] = np.clip(charge[i] + net * dt / 3600, 0.0, capacity)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
