# used the whole global radiation instead of half of it
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
    _, begins = thermal_time(t_max, t_min, day_length, crop, crop["stages"])
    emergence, flowering, maturity = begins
    leaf_area, gain, to_grain = np.zeros((3, len(radiation)))
    leaves = crop["leaf_start"]
    for i in range(len(radiation)):
        day = i + 1
        if day < emergence:
            continue
        if day < maturity:
            light = radiation[i] * (1 - np.exp(-crop["extinction"] * leaves))
            gain[i] = crop["efficiency"] * light * stress[i]
            if day < flowering:
                leaves = min(leaves + crop["leaf_share"] * gain[i], crop["leaf_limit"])
            else:
                leaves = leaves * (1 - crop["leaf_loss"])
                to_grain[i] = crop["grain_share"] * gain[i]
        leaf_area[i] = leaves
    return {"leaf_area": leaf_area, "biomass": np.cumsum(gain), "grain": np.cumsum(to_grain)}
