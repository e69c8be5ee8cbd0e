# took the grain out of the biomass instead of counting it as a part of it
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
    begins = thermal_time(t_max, t_min, day_length, crop, crop["stages"])[1]
    d = len(stress)
    lai_list, dm_list, grain_list = [], [], []
    lai = crop["leaf_start"]
    for i in range(d):
        before_emergence = i + 1 < begins[0]
        ripe = i + 1 >= begins[2]
        if before_emergence or ripe:
            dm = 0.0
            to_ear = 0.0
        else:
            fpar = 1 - np.exp(-crop["extinction"] * lai)
            dm = crop["efficiency"] * stress[i] * fpar * 0.5 * radiation[i]
            if i + 1 >= begins[1]:
                to_ear = dm * crop["grain_share"]
                lai = lai - lai * crop["leaf_loss"]
            else:
                to_ear = 0.0
                lai = min(lai + dm * crop["leaf_share"], crop["leaf_limit"])
        lai_list.append(0.0 if before_emergence else lai)
        dm_list.append(dm)
        grain_list.append(to_ear)
    return {
        "leaf_area": np.array(lai_list),
        "biomass": np.cumsum(dm_list) - np.cumsum(grain_list),
        "grain": np.cumsum(grain_list),
    }
