# swapped the inductances of the d and the q axis
def pmsm_torque(i_abc, angle, motor):
    """Torque, ripple, copper loss and overload of a permanent-magnet motor.

    i_abc: phase currents, shape (3, m)
    angle: mechanical angle of the rotor, in rad, shape (m,)
    motor: dictionary of numbers: pole_pairs, psi (flux of the magnets), L_d, L_q, R (of one phase), i_max

    returns: dictionary with
        torque: the torque at each sample, shape (m,)
        ripple: largest minus smallest torque, over the magnitude of the mean, a number
        loss: copper loss of the three phases, mean over the samples, a number
        overload: share of the samples whose current vector (d, q) is longer than i_max, a number
    """
    p = motor["pole_pairs"]
    dq = park_transform(i_abc, p * angle)
    i_d, i_q = dq["i_d"], dq["i_q"]
    psi_d = motor["psi"] + motor["L_q"] * i_d
    psi_q = motor["L_d"] * i_q
    torque = 1.5 * p * (psi_d * i_q - psi_q * i_d)
    ripple = (np.max(torque) - np.min(torque)) / np.abs(np.mean(torque))
    loss = motor["R"] * np.mean(np.sum(i_abc**2, axis=0))
    overload = np.mean(np.sqrt(i_d**2 + i_q**2) > motor["i_max"])
    return {"torque": torque, "ripple": ripple, "loss": loss, "overload": overload}
