# all in one scalar loop, the distance by Pythagoras with the Sun's length divided out
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s2 = sum(c * c for c in sun)
    dark, charge, run, best = [], [float(capacity)], 0, 0
    for x, y, z in pos.T:
        b = x * sun[0] + y * sun[1] + z * sun[2]
        off2 = x * x + y * y + z * z - b * b / s2
        d = bool(b < 0 and off2 < R_EARTH**2)
        dark.append(d)
        run = run + 1 if d else 0
        best = max(best, run)
        now = charge[-1] - load * dt / 3600
        if not d:
            now += panel * dt / 3600
        charge.append(0.0 if now < 0 else capacity if now > capacity else now)
    return {"dark": np.array(dark), "longest": best * dt, "charge": np.array(charge)}
