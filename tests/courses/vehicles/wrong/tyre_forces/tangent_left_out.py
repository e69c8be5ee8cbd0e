# took the slip angle itself for the lateral slip instead of its tangent
def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    """The forces of n tyres in combined slip, and the yaw moment that they give.

    kappa: longitudinal slip of each wheel, shape (n,), positive when driving
    alpha: slip angle of each wheel in radians, shape (n,)
    steer: steering angle of each wheel in radians, shape (n,), positive to the left
    load: vertical load of each wheel in kN, shape (n,); below zero for a lifted wheel
    pos: position (x forward, y left) of each wheel from the center of gravity in m, shape (n, 2)
    tyre: dictionary with the numbers B, C and E of the formula, the friction mu at the
        nominal load load0 (kN), and the loss of friction for each load0 above it, fall

    returns: force, moment
        force: (X, Y) of each wheel in the axes of the vehicle in kN, shape (n, 2)
        moment: yaw moment of all wheels together in kNm, a number
    """
    load = np.maximum(load, 0)
    mu = tyre["mu"] * (1 - tyre["fall"] * (load - tyre["load0"]) / tyre["load0"])
    lateral = alpha
    slip = np.sqrt(kappa**2 + lateral**2)
    x = tyre["B"] * slip
    total = mu * load * np.sin(tyre["C"] * np.arctan(x - tyre["E"] * (x - np.arctan(x))))
    ratio = total / np.where(slip > 0, slip, 1)
    fx = ratio * kappa
    fy = -ratio * lateral
    X = fx * np.cos(steer) - fy * np.sin(steer)
    Y = fx * np.sin(steer) + fy * np.cos(steer)
    moment = np.sum(pos[:, 0] * Y - pos[:, 1] * X)
    return np.stack([X, Y], axis=1), moment
