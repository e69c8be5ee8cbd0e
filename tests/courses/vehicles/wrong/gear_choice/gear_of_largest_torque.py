# took the gear in which the engine's torque is largest instead of the acceleration
def gear_choice(v, car):
    ratio = car["final"] * car["ratios"]
    masses = car["mass"] + car["inertia"] * ratio**2 / car["radius"] ** 2
    gears, result = [], []
    for speed in v:
        res = car["drag"] * speed * speed + car["roll"] * car["mass"] * G
        rpm = speed / car["radius"] * ratio * 60 / 2 / np.pi
        usable = np.flatnonzero(rpm <= car["rpm"].max())
        if len(usable) == 0:
            gears.append(0)
            result.append(-res / car["mass"])
            continue
        torques = np.interp(rpm[usable], car["rpm"], car["torque"])
        F = torques * ratio[usable] / car["radius"] * car["eff"]
        a = (F - res) / masses[usable]
        best = np.argmax(torques)
        gears.append(usable[best] + 1)
        result.append(a[best])
    return np.array(gears), np.array(result)
