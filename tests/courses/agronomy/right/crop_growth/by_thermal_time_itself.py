def intercepted(par, k, lai):
    return par - par * np.exp(-k * lai)


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
    tt, _ = thermal_time(t_max, t_min, day_length, crop, crop["stages"])
    need_e, need_f, need_m = crop["stages"]
    rows = []
    leaf, mass, ears = crop["leaf_start"], 0.0, 0.0
    for now, r, ks in zip(tt, radiation, stress):
        if now < need_e:
            rows.append((0.0, mass, ears))
            continue
        if now < need_m:
            new = ks * crop["efficiency"] * intercepted(0.5 * r, crop["extinction"], leaf)
            mass += new
            if now < need_f:
                leaf = min(crop["leaf_limit"], leaf + new * crop["leaf_share"])
            else:
                ears += new * crop["grain_share"]
                leaf *= 1 - crop["leaf_loss"]
        rows.append((leaf, mass, ears))
    rows = np.array(rows)
    return dict(zip(("leaf_area", "biomass", "grain"), rows.T))
