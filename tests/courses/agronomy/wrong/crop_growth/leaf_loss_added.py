# let the leaf area grow by the loss after flowering instead of shrink
def light_taken(rad, lai, crop):
    fraction = 1 - np.exp(-crop["extinction"] * lai)
    return 0.5 * rad * fraction


def crop_growth(t_max, t_min, day_length, radiation, stress, crop):
    """Leaf area, biomass and grain of a cereal from sowing on, day by day.

    t_max, t_min, day_length: as for thermal_time, shape (d,)
    radiation: global radiation in MJ per square metre and day, shape (d,)
    stress: water stress factor of each day, 1 without stress, shape (d,)
    crop: dictionary with what thermal_time needs, and with stages (thermal time of emergence,
        flowering and maturity, shape (3,)), leaf_start, leaf_limit, extinction, efficiency,
        leaf_share, leaf_loss and grain_share

    returns: dictionary with, each at the end of each day and of shape (d,)
        leaf_area: leaf area index
        biomass: in g per square metre
        grain: in g per square metre
    """
    tt, stage_days = thermal_time(t_max, t_min, day_length, crop, crop["stages"])
    em, fl, ma = stage_days[0], stage_days[1], stage_days[2]
    N = len(radiation)
    leaf_area = np.zeros(N)
    biomass = np.zeros(N)
    grain = np.zeros(N)
    L = crop["leaf_start"]
    W = 0
    Y = 0
    for d in range(1, N + 1):
        if d >= em and d < ma:
            dW = crop["efficiency"] * light_taken(radiation[d - 1], L, crop) * stress[d - 1]
            W = W + dW
            if d >= fl:
                L = L * (1 + crop["leaf_loss"])
                Y = Y + crop["grain_share"] * dW
            else:
                L = L + crop["leaf_share"] * dW
                if L > crop["leaf_limit"]:
                    L = crop["leaf_limit"]
        if d >= em:
            leaf_area[d - 1] = L
        biomass[d - 1] = W
        grain[d - 1] = Y
    return {"leaf_area": leaf_area, "biomass": biomass, "grain": grain}
