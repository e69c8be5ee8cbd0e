# in the light the load is not subtracted from the panel's power
def eclipse_power(pos, sun, dt, panel, load, capacity):
    def in_shadow(p):
        s = sun / np.linalg.norm(sun)
        k = p @ s
        return bool(k < 0 and np.linalg.norm(p - k * s) < R_EARTH)

    dark = np.array([in_shadow(p) for p in pos.T])
    battery = [capacity]
    run, longest = 0, 0
    for d in dark:
        if d:
            run += 1
            level = battery[-1] - load * dt / 3600
        else:
            run = 0
            level = battery[-1] + panel * dt / 3600
        longest = max(longest, run)
        battery.append(min(max(level, 0), capacity))
    return {"dark": dark, "longest": longest * dt, "charge": np.array(battery)}
