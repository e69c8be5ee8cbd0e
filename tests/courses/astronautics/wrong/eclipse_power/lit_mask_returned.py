# dark is inverted when it is returned: it says where the satellite is in the light
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    off = np.linalg.norm(pos - np.outer(s, along), axis=0)
    lit = (along >= 0) | (off >= R_EARTH)
    q = [capacity]
    run = longest = 0
    for bright in lit:
        if bright:
            run = 0
        else:
            run += 1
        longest = max(longest, run)
        q.append(np.clip(q[-1] + (panel * bright - load) * dt / 3600, 0, capacity))
    return {"dark": lit, "longest": longest * dt, "charge": np.array(q)}
