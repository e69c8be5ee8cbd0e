# the whole demand enters cell 0, without looking at what that cell can receive
def cell_flows(k, demand, outlet, road):
    vf = road["v"]
    cap = road["q_max"]
    demand_fct = np.minimum(vf * k, cap)
    supply_fct = np.minimum(road["w"] * (road["k_jam"] - k), cap)
    inner = np.minimum(demand_fct[:-1], supply_fct[1:])
    q = np.concatenate([[demand], inner, [min(demand_fct[-1], outlet)]])
    want = np.concatenate([[demand], demand_fct])
    have = np.concatenate([supply_fct, [outlet]])
    return demand_fct, supply_fct, q, want > have
