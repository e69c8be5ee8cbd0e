# a list as a pipeline of orders, everything accumulated in plain Python
def order_up_to(d, start, lead, alpha, beta, z, hold, short):
    levels, trends, _, sigma = holt_forecast(d, alpha, beta, lead)
    pipeline = [0.0 for _ in range(lead)]
    inventory = start
    stock, orders, good, bill = [], [], 0, 0.0
    for demand, l, b in zip(d, levels, trends):
        inventory += pipeline.pop(0)
        inventory -= demand
        stock.append(inventory)
        if inventory < 0:
            bill += short * abs(inventory)
        else:
            bill += hold * inventory
            good += 1
        need = z * sigma * lead**0.5
        for k in range(lead):
            need += l + (k + 1) * b
        amount = need - inventory - sum(pipeline)
        amount = amount if amount > 0 else 0.0
        pipeline.append(amount)
        orders.append(amount)
    return {"stock": np.array(stock), "orders": np.array(orders), "service": good / len(d), "cost": bill}
