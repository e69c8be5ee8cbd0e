# the safety stock is z * sigma: the root of the lead time is forgotten
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    T = len(d)
    l, b, f, sig = holt_forecast(d, alpha, beta, lead)
    safety = z * sig
    stock = []
    orders = []
    net = start
    on_the_way = 0
    for t in range(T):
        if t - lead >= 0:
            net += orders[t - lead]
            on_the_way -= orders[t - lead]
        net -= d[t]
        stock.append(net)
        demand_until_arrival = 0
        for k in range(1, lead + 1):
            demand_until_arrival += l[t] + k * b[t]
        o = demand_until_arrival + safety - (net + on_the_way)
        if o < 0:
            o = 0.0
        orders.append(o)
        on_the_way += o
    cost = 0
    ok = 0
    for s in stock:
        if s >= 0:
            cost += hold * s
            ok += 1
        else:
            cost += short * -s
    return {"stock": np.array(stock), "orders": np.array(orders), "service": ok / T, "cost": cost}
