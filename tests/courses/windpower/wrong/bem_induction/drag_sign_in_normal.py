# subtracted the drag from the normal force coefficient instead of adding it
def bem_induction(r, chord, twist, tsr, blades, steps):
    """Induction factors along a blade by blade element momentum theory.

    Starts from a = 0.3 and a' = 0 and repeats the fixed-point iteration `steps` times, with
    Prandtl's tip loss, a lift of slope 2 pi that is limited to CL_MAX, a constant drag CD, and
    Glauert's correction in Spera's form where a is above A_CRITICAL.

    r: radius of each blade element as a share of the rotor radius, shape (n,)
    chord: chord of each element as a share of the rotor radius, shape (n,)
    twist: angle between chord and rotor plane, in radians, shape (n,)
    tsr: tip speed ratio, a number
    blades: number of blades
    steps: number of iterations

    returns: a, a_tangential, phi
        a: axial induction factor, shape (n,)
        a_tangential: tangential induction factor a', shape (n,)
        phi: flow angle of the last iteration, in radians, shape (n,)
    """
    sigma = blades * chord / (2 * np.pi * r)
    a = np.full(len(r), 0.3)
    a_tangential = np.zeros(len(r))
    for _ in range(steps):
        phi = np.arctan2(1 - a, tsr * r * (1 + a_tangential))
        sin, cos = np.sin(phi), np.cos(phi)
        loss = 2 / np.pi * np.arccos(np.exp(-blades * (1 - r) / (2 * r * sin)))
        lift = np.minimum(2 * np.pi * (phi - twist), CL_MAX)
        normal = lift * cos - CD * sin
        tangential = lift * sin - CD * cos
        ratio = 4 * loss * sin**2 / (sigma * normal)
        a = 1 / (ratio + 1)
        term = ratio * (1 - 2 * A_CRITICAL) + 2
        high = (term - np.sqrt(term**2 + 4 * (ratio * A_CRITICAL**2 - 1))) / 2
        a = np.where(a > A_CRITICAL, high, a)
        a_tangential = 1 / (4 * loss * sin * cos / (sigma * tangential) - 1)
    return a, a_tangential, phi
