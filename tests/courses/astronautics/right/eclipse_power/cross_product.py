# the distance from the axis by a cross product, the longest run by splitting a string
def eclipse_power(pos, sun, dt, panel, load, capacity):
    unit = sun / np.sqrt(sun @ sun)
    rho = np.linalg.norm(np.cross(pos.T, unit), axis=1)
    dark = (pos.T @ unit < 0) & (rho < R_EARTH)
    text = "".join("d" if x else "." for x in dark)
    longest = max(map(len, text.split("."))) * dt
    q = [capacity]
    for step in np.where(dark, 0, panel) - load:
        q.append(np.clip(q[-1] + step * dt / 3600, 0, capacity))
    return {"dark": dark, "longest": longest, "charge": np.array(q)}
