# the run is not set back to zero in the light, so eclipses add up
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = np.dot(s, pos)
    off = np.linalg.norm(pos - s.reshape(3, 1) * along.reshape(1, -1), axis=0)
    dark = np.array([(al < 0) and (o < R_EARTH) for al, o in zip(along, off)])
    n = len(dark)
    charge = np.zeros(n + 1)
    charge[0] = capacity
    current = longest = 0
    for i in range(n):
        if dark[i]:
            current += 1
        if current > longest:
            longest = current
        charge[i + 1] = np.clip(charge[i] + ((not dark[i]) * panel - load) * dt / 3600, 0, capacity)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
