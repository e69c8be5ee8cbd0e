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
    begins = thermal_time(t_max, t_min, day_length, crop, crop["stages"])[1] - 1
    days = np.arange(len(radiation))
    vegetative = (days >= begins[0]) & (days < begins[1]) & (days < begins[2])
    filling = (days >= begins[0]) & (days >= begins[1]) & (days < begins[2])
    potential = crop["efficiency"] * 0.5 * radiation * stress
    out = {"leaf_area": np.zeros(len(days)), "biomass": np.zeros(len(days)), "grain": np.zeros(len(days))}
    leaf = crop["leaf_start"]
    biomass = grain = 0.0
    for d in days:
        growth = potential[d] * (1 - np.exp(-crop["extinction"] * leaf))
        if vegetative[d]:
            biomass = biomass + growth
            leaf = np.minimum(leaf + growth * crop["leaf_share"], crop["leaf_limit"])
        if filling[d]:
            biomass = biomass + growth
            grain = grain + growth * crop["grain_share"]
            leaf = leaf - crop["leaf_loss"] * leaf
        out["leaf_area"][d] = leaf if d >= begins[0] else 0.0
        out["biomass"][d] = biomass
        out["grain"][d] = grain
    return out
