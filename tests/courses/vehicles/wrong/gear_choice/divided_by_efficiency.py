# divided the force by the efficiency instead of multiplying
def gear_choice(v, car):
    ratio = car["final"] * car["ratios"]
    m_gear = car["mass"] + car["inertia"] * ratio**2 / car["radius"] ** 2
    gears, result = [], []
    for speed in v:
        R = car["drag"] * speed * speed + car["roll"] * car["mass"] * G
        rpm = speed / car["radius"] * ratio * 60 / 2 / np.pi
        ok = np.flatnonzero(rpm <= car["rpm"].max())
        if len(ok) == 0:
            gears.append(0)
            result.append(-R / car["mass"])
            continue
        M = np.interp(rpm[ok], car["rpm"], car["torque"])
        F = M * ratio[ok] / car["radius"] / car["eff"]
        a = (F - R) / m_gear[ok]
        best = np.argmax(a)
        gears.append(ok[best] + 1)
        result.append(a[best])
    return np.array(gears), np.array(result)
