# computed the torque of the magnets only instead of adding the reluctance torque to it
def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    currents = park_transform(i_abc, p * angle)
    id_, iq = currents["i_d"], currents["i_q"]
    torque = 3 / 2 * p * motor["psi"] * iq
    spread = np.ptp(torque)
    ripple = spread / abs(torque.mean())
    loss = motor["R"] * (i_abc**2).sum() / i_abc.shape[1]
    length = np.hypot(id_, iq)
    return {"torque": torque, "ripple": ripple, "loss": loss, "overload": (length > motor["i_max"]).mean()}
