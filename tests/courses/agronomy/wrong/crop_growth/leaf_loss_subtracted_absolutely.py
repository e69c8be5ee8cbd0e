# subtracted the leaf loss itself instead of that part of the leaf area
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
    total, begins = thermal_time(t_max, t_min, day_length, crop, crop["stages"])
    n = len(total)
    lai = [0.0] * n
    bio = [0.0] * n
    grain = [0.0] * n
    L, B, G = crop["leaf_start"], 0.0, 0.0
    for k in range(1, n + 1):
        grows = begins[0] <= k < begins[2]
        if grows:
            par = radiation[k - 1] / 2
            dB = par * (1 - np.exp(-L * crop["extinction"])) * crop["efficiency"] * stress[k - 1]
            B += dB
            if k >= begins[1]:
                G += dB * crop["grain_share"]
                L -= crop["leaf_loss"]
            else:
                L += dB * crop["leaf_share"]
                if L > crop["leaf_limit"]:
                    L = crop["leaf_limit"]
        if k >= begins[0]:
            lai[k - 1] = L
        bio[k - 1] = B
        grain[k - 1] = G
    return {"leaf_area": np.array(lai), "biomass": np.array(bio), "grain": np.array(grain)}
