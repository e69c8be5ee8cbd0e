# let the tyre alone move the wheel instead of the tyre and the strut's reaction
def quarter_car(road, dt, car):
    """The ride of w quarter cars, each over its own road of t samples.

    road: height of the road under each wheel in m, shape (w, t)
    dt: time step in s
    car: dictionary with the masses body and wheel (kg), the stiffnesses spring and tyre (N/m),
        and the damping of the shock absorber in bump and in rebound (N s/m)

    returns: dictionary with
        acc: acceleration of the body, upward, in each step in m/s^2, shape (w, t)
        travel: wheel's height less body's after each step in m, shape (w, t)
        rms: root of the mean square of acc over the time, shape (w,)
        off: share of the steps in which the tyre bears no load, shape (w,)
    """
    w, t = road.shape
    acc, travel = np.zeros((w, t)), np.zeros((w, t))
    zb, zw, vb, vw, off = np.zeros((5, w))
    static = (car["body"] + car["wheel"]) * G
    for k in range(t):
        rate = vw - vb
        damping = np.where(rate > 0, car["bump"], car["rebound"])
        strut = car["spring"] * (zw - zb) + damping * rate
        load = np.maximum(static + car["tyre"] * (road[:, k] - zw), 0)
        acc[:, k] = strut / car["body"]
        vb = vb + dt * acc[:, k]
        vw = vw + dt * (load - static) / car["wheel"]
        zb = zb + dt * vb
        zw = zw + dt * vw
        travel[:, k] = zw - zb
        off = off + (load == 0)
    rms = np.sqrt(np.mean(acc**2, axis=1))
    return {"acc": acc, "travel": travel, "rms": rms, "off": off / t}
